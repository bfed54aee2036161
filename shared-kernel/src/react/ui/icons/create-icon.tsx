import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** The props of every icon. The size follows the text unless `boxSize` says otherwise. */
export interface IconProps extends HTMLChakraProps<'svg'> {}

/** An icon component. It is decoration and hidden from screen readers. */
export type Icon = (props: IconProps) => React.JSX.Element;

const Svg = /* @__PURE__ */ chakra('svg', {
  base: {
    display: 'inline-block',
    width: '1.25em',
    height: '1.25em',
    flexShrink: '0',
    verticalAlign: 'middle',
  },
});

/** Makes an icon of strokes on a 24 px field. */
export function createIcon(...strokes: readonly string[]): Icon {
  return function StrokeIcon(props) {
    return (
      <Svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        focusable={false}
        {...props}
      >
        {strokes.map((d) => (
          <path key={d} d={d} />
        ))}
      </Svg>
    );
  };
}
