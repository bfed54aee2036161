/** The colours of one palette: what a control or badge of that tone is drawn with. */
export interface TonePalette {
  /** Text on `solid`. */
  readonly contrast: string;
  /** Text on the page, on `subtle` and on `muted`. */
  readonly fg: string;
  readonly subtle: string;
  readonly muted: string;
  readonly emphasized: string;
  readonly solid: string;
  readonly focusRing: string;
  readonly border: string;
}

/** Every colour of one colour mode. */
export interface Palette {
  readonly bg: Readonly<
    Record<
      | 'canvas'
      | 'DEFAULT'
      | 'subtle'
      | 'muted'
      | 'emphasized'
      | 'inverted'
      | 'panel'
      | 'error'
      | 'warning'
      | 'success'
      | 'info',
      string
    >
  >;
  readonly fg: Readonly<
    Record<'DEFAULT' | 'muted' | 'subtle' | 'inverted' | 'error' | 'warning' | 'success' | 'info', string>
  >;
  readonly border: Readonly<
    Record<
      'DEFAULT' | 'muted' | 'subtle' | 'emphasized' | 'inverted' | 'error' | 'warning' | 'success' | 'info',
      string
    >
  >;
  /** Parts of a chart, each told from its neighbours; the last is what has no name. */
  readonly chart: Readonly<Record<'1' | '2' | '3' | '4' | '5' | 'other', string>>;
  readonly tones: Readonly<Record<'accent' | 'gray' | 'red' | 'green' | 'orange' | 'blue', TonePalette>>;
}
