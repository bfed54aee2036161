import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '#lib/api-error.ts';
import { responses, success } from '#lib/envelope.ts';
import { UuidField } from '#lib/fields.ts';
import type { Letter } from '#lib/mail/index.ts';
import { findLetter, listLetters, type StoredLetter } from '#lib/mail/outbox.ts';
import { withSupport } from '#lib/mail/support-line.ts';
import type { ApiModule } from '#plugins/context.ts';
import {
  galleryPage,
  LETTER_CSP,
  letterDocument,
  letterMissingPage,
  letterPage,
  MAILBOX_CSP,
  mailboxPage,
} from './mailbox-page.ts';

const DEMO_MAIL_URL = '/api/demo/mail';
const LETTERS_SHOWN = 100;

const LetterSchema = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  recipient: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  /** Null of letters that are older than their HTML part. */
  html: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String(),
});
const ParamsSchema = Type.Object({ id: UuidField });
const ViewSchema = Type.Object({
  view: Type.Optional(Type.Union([Type.Literal('html'), Type.Literal('text')])),
});

/**
 * The mail box of the demonstration: HTML for people, JSON under `/json` for tests. It exists only in demo mode,
 * because everybody can read every letter here. It is registered without a prefix. `samples` are all letters that the
 * cabinet writes, as they would leave where it is open at `origin`.
 */
export const demoMailbox =
  (samples: (origin: string) => readonly Letter[]): ApiModule =>
  async (app) => {
    const { config, connection } = app.context;
    if (config.mode !== 'demo') throw new Error('the demo mail box is for demo mode only');
    const { db } = connection;
    /** A letter as it would have left. */
    const findLeft = async (id: string) => {
      const letter = await findLetter(db, id);
      return letter && withSupport(letter, config.mail.support);
    };
    const samplesLeft = (origin: string) =>
      samples(origin).map(({ kind, subject, text, html }) => {
        const left = withSupport({ body_text: text, body_html: html }, config.mail.support);
        return { kind, subject, text: left.body_text, html: left.body_html };
      });
    const page = { config: { access: 'public' }, schema: { hide: true } } as const;

    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (String(reply.getHeader('content-type')).startsWith('text/html')) {
        reply.header('content-security-policy', reply.getHeader('content-security-policy') ?? MAILBOX_CSP);
      }
    });
    const showDocument = (reply: FastifyReply, html: string | null | undefined): string => {
      reply.type('text/html; charset=utf-8');
      if (html) {
        reply.header('content-security-policy', LETTER_CSP);
        return letterDocument(html);
      }
      reply.code(404);
      return letterMissingPage(DEMO_MAIL_URL);
    };

    app.get(DEMO_MAIL_URL, page, async (_request, reply) => {
      reply.type('text/html; charset=utf-8');
      return mailboxPage(await listLetters(db, { limit: LETTERS_SHOWN }), DEMO_MAIL_URL);
    });

    app.get(
      `${DEMO_MAIL_URL}/:id`,
      { ...page, schema: { ...page.schema, params: ParamsSchema, querystring: ViewSchema } },
      async (request, reply) => {
        const letter = await findLeft(request.params.id);
        reply.type('text/html; charset=utf-8');
        if (letter) return letterPage(letter, request.query.view ?? 'html', DEMO_MAIL_URL);
        reply.code(404);
        return letterMissingPage(DEMO_MAIL_URL);
      },
    );

    app.get(
      `${DEMO_MAIL_URL}/:id/html`,
      { ...page, schema: { ...page.schema, params: ParamsSchema } },
      async (request, reply) => showDocument(reply, (await findLeft(request.params.id))?.body_html),
    );

    app.get(`${DEMO_MAIL_URL}/gallery`, page, async (request, reply) => {
      reply.type('text/html; charset=utf-8');
      return galleryPage(samplesLeft(request.cabinetOrigin), DEMO_MAIL_URL);
    });

    app.get(
      `${DEMO_MAIL_URL}/gallery/:kind`,
      { ...page, schema: { ...page.schema, params: Type.Object({ kind: Type.String() }) } },
      async (request, reply) => {
        const { kind } = request.params;
        return showDocument(
          reply,
          samplesLeft(request.cabinetOrigin).find((each) => each.kind === kind)?.html,
        );
      },
    );

    app.get(
      `${DEMO_MAIL_URL}/json`,
      {
        config: { access: 'public' },
        schema: {
          tags: ['demo'],
          summary: 'The letters of the demonstration, newest first; optionally of one recipient',
          querystring: Type.Object({ recipient: Type.Optional(Type.String()) }),
          response: responses(Type.Array(LetterSchema)),
        },
      },
      async (request) => {
        const { recipient } = request.query;
        const letters = await listLetters(db, { limit: LETTERS_SHOWN, recipient });
        return success(letters.map(toDto));
      },
    );

    app.get(
      `${DEMO_MAIL_URL}/json/:id`,
      {
        config: { access: 'public' },
        schema: {
          tags: ['demo'],
          summary: 'One letter',
          params: ParamsSchema,
          response: responses(LetterSchema, 'RES.001'),
        },
      },
      async (request) => {
        const letter = await findLetter(db, request.params.id);
        if (!letter) throw new ApiError('RES.001', { message: 'Письмо не найдено' });
        return success(toDto(letter));
      },
    );
  };

function toDto({ body_text: text, body_html: html, created_at, ...letter }: StoredLetter) {
  const { id, kind, recipient, subject } = letter;
  return { id, kind, recipient, subject, text, html, created_at: created_at.toISOString() };
}
