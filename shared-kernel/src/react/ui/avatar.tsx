import { chakra } from '@chakra-ui/react/styled-system';
import { initials } from '../../core/text/initials.ts';

const Frame = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    fontWeight: 'medium',
    userSelect: 'none',
    layerStyle: 'fill.muted',
    // A picture in the colour of the page would otherwise have no edge.
    outline: '1px solid',
    outlineColor: 'border.muted',
    outlineOffset: '-1px',
  },
});
// It has no `width` and `height` of its own, because a system part takes them for steps of the spacing scale, 36 for
// 9rem.
const Picture = /* @__PURE__ */ chakra('img', {
  base: { width: '100%', height: '100%', objectFit: 'cover' },
});

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Whose picture it is. The initials stand in for a missing one. */
  readonly name: string;
  readonly src?: string | null | undefined;
  /** Side in pixels. */
  readonly size?: number | undefined;
}

/** A person's round picture. Beside a written name it is decoration, so screen readers pass it by. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  return (
    <Frame data-fill="avatar" aria-hidden style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {src ? <Picture src={src} alt="" /> : initials(name)}
    </Frame>
  );
}
