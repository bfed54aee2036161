interface GlyphProps {
  readonly d: string;
}

/** As the kit draws icons, but a plain element: there are four in each of hundreds of rules. */
function Glyph({ d }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden focusable={false}>
      <path d={d} />
    </svg>
  );
}

export const GRIP = <Glyph d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />;
export const LOCK = <Glyph d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />;
export const UP = <Glyph d="M12 19V5M6 11l6-6 6 6" />;
export const DOWN = <Glyph d="M12 5v14M6 13l6 6 6-6" />;
export const TRASH = <Glyph d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13" />;
