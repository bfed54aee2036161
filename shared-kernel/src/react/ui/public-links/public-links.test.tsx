import { namePublicLinks, renderWithProviders } from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { ApiError } from '../../http/api-error.ts';
import { ErrorState } from '../error-state.tsx';
import { ConsentText } from './consent-text.tsx';
import { PublicLinks } from './public-links.tsx';
import { numberTerm, SupportContact } from './support-contact.tsx';
import { SupportNumber } from './support-number.tsx';

const MAIL = 'mailto:support@example.com';
const OFFER = 'https://example.com/offer';
const PRIVACY = 'https://example.com/privacy';

describe('SupportContact', () => {
  it.each([
    [MAIL, `${MAIL}?subject=%D0%97-000123`, 'support@example.com'],
    ['tel:+74951234567', 'tel:+74951234567', '+7 495 123-45-67'],
    ['https://help.example.com/', 'https://help.example.com/', 'Открыть поддержку'],
  ])('leads to %s with the number where a letter can carry it', (support, href, text) => {
    namePublicLinks({ support });
    renderWithProviders(<SupportNumber number="З-000123" copyLabel="Скопировать" />);
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', href);
    expect(numberTerm()).toBe('Номер для поддержки');
  });

  it('says nothing without a contact, not even the sentence around it', () => {
    const { container } = renderWithProviders(
      <SupportContact before="Если не поможет, " act="ask" after="." />,
    );
    expect(container).toHaveTextContent(/^$/);
    expect(numberTerm()).toBe('Номер');
  });
});

describe('ErrorState', () => {
  const FAULT = new ApiError({ status: 500, code: 'SYS.001', message: 'Ошибка сервера', traceId: 'abc-1' });

  it('leads to support with the code of the failure', () => {
    namePublicLinks({ support: MAIL });
    renderWithProviders(<ErrorState error={FAULT} onRetry={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Если не поможет, обратитесь в поддержку.');
    expect(screen.getByRole('link')).toHaveAttribute('href', `${MAIL}?subject=abc-1`);
  });

  it('does not speak of support where nobody can be reached', () => {
    renderWithProviders(<ErrorState error={new Error('broken')} onRetry={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Попробуйте ещё раз.');
    expect(screen.getByRole('alert')).not.toHaveTextContent(/поддержк/i);
  });
});

describe('ConsentText', () => {
  it.each([
    [
      { offer: OFFER, privacy: PRIVACY },
      'Создавая учётную запись, вы принимаете оферту и соглашаетесь с политикой конфиденциальности.',
    ],
    [{ offer: OFFER }, 'Создавая учётную запись, вы принимаете оферту.'],
    [{ privacy: PRIVACY }, 'Создавая учётную запись, вы соглашаетесь с политикой конфиденциальности.'],
    [{}, ''],
  ])('asks for what is published: %j', (links, text) => {
    namePublicLinks(links);
    const { container } = renderWithProviders(<ConsentText by="account" />);
    expect(container.textContent).toBe(text);
  });
});

describe('PublicLinks', () => {
  it('shows what the deployment names, pages beside this one', () => {
    namePublicLinks({ support: MAIL, privacy: PRIVACY });
    renderWithProviders(<PublicLinks />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Поддержка',
      'Политика конфиденциальности',
    ]);
    expect(screen.getByRole('link', { name: 'Поддержка' })).not.toHaveAttribute('target');
    expect(screen.getByRole('link', { name: /Политика/ })).toHaveAttribute('target', '_blank');
  });

  it('is nothing where it names none', () => {
    renderWithProviders(<PublicLinks />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
