import type { ClusterNode } from './node-words.ts';

interface NodeMarkProps {
  readonly kind: ClusterNode['kind'];
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isBlocked: boolean;
}

/** A person is round, an address has corners, a device stands on one: told apart without colours. */
export function NodeMark({ kind, x, y, radius, isBlocked }: NodeMarkProps) {
  const marks = { 'data-mark': '', 'data-kind': kind, 'data-blocked': isBlocked ? '' : undefined };
  if (kind === 'user') return <circle {...marks} cx={x} cy={y} r={radius} />;
  const side = radius * 1.8;
  return (
    <rect
      {...marks}
      x={x - side / 2}
      y={y - side / 2}
      width={side}
      height={side}
      rx={2}
      transform={kind === 'fingerprint' ? `rotate(45 ${x} ${y})` : undefined}
    />
  );
}
