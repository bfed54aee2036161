import { Type } from 'typebox';
import { choiceOf, NullableText, named, nullable, TimeField, UuidField } from '#lib/fields.ts';

export const ClusterParams = Type.Object({ id: UuidField });

const CLUSTER = {
  id: Type.String(),
  number: Type.Integer({ description: 'People say «К-12»' }),
  requests: Type.Integer(),
  users: Type.Integer({ description: 'Different accounts and e-mails' }),
  ips: Type.Integer({ description: 'Without shared networks' }),
  fingerprints: Type.Integer(),
  granted: Type.Integer(),
  amount: Type.String({ description: 'What was granted' }),
  first_seen: TimeField,
  last_seen: TimeField,
  is_new: Type.Boolean({ description: 'Until somebody says that they have looked at it' }),
};

export const ClusterSchema = named('PromoCluster', {
  ...CLUSTER,
  top_ip: NullableText,
  top_fingerprint: NullableText,
});

export const RefreshSchema = named('PromoRefresh', {
  requested_at: nullable(TimeField),
  finished_at: nullable(TimeField),
  took_ms: nullable(Type.Integer()),
  is_pending: Type.Boolean({ description: 'Somebody asked for it, and it has not ended yet' }),
});

const NetworkSchema = named('PromoNetwork', {
  ip: Type.String(),
  fingerprints: Type.Integer(),
  requests: Type.Integer(),
  granted: Type.Integer(),
  amount: Type.String(),
  first_seen: TimeField,
  last_seen: TimeField,
  blocked: Type.Boolean(),
});

export const NetworksData = Type.Object({
  items: Type.Array(NetworkSchema),
  total: Type.Integer({ description: 'The items are the hundred most shared' }),
});

const NODE_KINDS = ['user', 'ip', 'fingerprint'] as const;

export const ClusterDetailSchema = named('PromoClusterDetail', {
  ...CLUSTER,
  nodes: Type.Array(
    named('PromoNode', {
      key: Type.String(),
      kind: choiceOf(NODE_KINDS),
      value: Type.String({
        description: 'The address, the fingerprint, or the id of an account or an e-mail',
      }),
      label: Type.String(),
      requests: Type.Integer(),
      blocked: Type.Boolean(),
    }),
  ),
  edges: Type.Array(
    named('PromoEdge', {
      from: Type.String({ description: 'The key of a fingerprint' }),
      to: Type.String({ description: 'The key of an address or of a person' }),
      requests: Type.Integer(),
    }),
  ),
  edges_total: Type.Integer(),
  is_cut: Type.Boolean({ description: 'More than 500 edges or 200 nodes: the busiest are here' }),
  shared_networks: Type.Array(NetworkSchema),
});
