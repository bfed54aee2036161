interface EffectTextProps {
  readonly id?: string;
  readonly isIdle: boolean;
  readonly children: string;
}

/** What a rule comes to. */
export function EffectText({ id, isIdle, children }: EffectTextProps) {
  return (
    <p id={id} data-part="effect" data-idle={isIdle || undefined}>
      {children}
    </p>
  );
}
