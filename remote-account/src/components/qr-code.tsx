import { Box, Skeleton } from '@cabinet/kernel/ui';

interface QrCodeProps {
  readonly label: string;
  /** The side in modules, and the dark ones as the path of an SVG; none while they are on the way. */
  readonly code: { readonly size: number; readonly path: string } | undefined;
}

/** A code to photograph: dark on white in either theme, because many programs read no other one. */
export function QrCode({ label, code }: QrCodeProps) {
  return (
    <Box boxSize="11rem" flexShrink="0" bg="white" borderWidth="1px" borderRadius="l2" overflow="hidden">
      {code === undefined ? (
        <Skeleton boxSize="full" aria-label="Загрузка" />
      ) : (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <path fill="#000" d={code.path} />
        </svg>
      )}
    </Box>
  );
}
