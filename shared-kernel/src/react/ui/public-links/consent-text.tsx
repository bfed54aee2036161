import { publicUrl } from '../../paths/public-url.ts';
import { Text } from '../text.ts';
import { PublicLink } from './public-link.tsx';

const BY = {
  account: 'Создавая учётную запись',
  password: 'Задавая пароль',
} as const;

/** Props of {@link ConsentText}. */
export interface ConsentTextProps {
  /** What somebody does by which they agree. */
  readonly by: keyof typeof BY;
}

/** What whoever gets an account agrees to; only what the deployment has published (product §2.15). */
export function ConsentText({ by }: ConsentTextProps) {
  const offer = publicUrl('offer');
  const privacy = publicUrl('privacy');
  if (offer === '' && privacy === '') return null;
  return (
    <Text color="fg.muted" textStyle="sm">
      <span>{`${BY[by]}, вы `}</span>
      {offer !== '' && (
        <span>
          принимаете <PublicLink href={offer}>оферту</PublicLink>
        </span>
      )}
      {offer !== '' && privacy !== '' && <span>{' и '}</span>}
      {privacy !== '' && (
        <span>
          соглашаетесь с <PublicLink href={privacy}>политикой конфиденциальности</PublicLink>
        </span>
      )}
      <span>.</span>
    </Text>
  );
}
