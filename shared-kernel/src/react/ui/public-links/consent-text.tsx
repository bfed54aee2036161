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
      {BY[by]}, вы{' '}
      {offer !== '' && (
        <>
          принимаете <PublicLink href={offer}>оферту</PublicLink>
        </>
      )}
      {offer !== '' && privacy !== '' && ' и '}
      {privacy !== '' && (
        <>
          соглашаетесь с <PublicLink href={privacy}>политикой конфиденциальности</PublicLink>
        </>
      )}
      .
    </Text>
  );
}
