import { findByWords } from '@cabinet/kernel/core/search';
import { toCamelName } from '@cabinet/kernel/http';
import { addressWith, fillAddress } from './fill-address.ts';
import type { FindableKind } from './findable-kinds.ts';

/** How many things of a kind stand in the palette. */
export const SHOWN_OF_A_KIND = 5;

/** Something beside the name of a thing, as a list would write it. */
export interface ThingDetail {
  readonly value: string;
  readonly as: 'text' | 'money' | 'signed' | 'day';
}

/** One thing that was found. */
export interface FoundThing {
  readonly to: string;
  readonly label: string;
  readonly details: readonly ThingDetail[];
}

/** What was found of a kind. */
export interface FoundKind {
  readonly things: readonly FoundThing[];
  readonly total: number;
}

/** Contracts name places as the wire does; answers come with the names of the interface. */
function valueAt(data: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((value, name) => Object(value)[toCamelName(name)], data);
}

function textAt(item: unknown, place: string): string {
  const value = valueAt(item, place);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function detailsOf(item: unknown, label: string, { details = [] }: FindableKind): ThingDetail[] {
  return details.flatMap(({ at, as, direction, after }): ThingDetail[] => {
    const value = textAt(item, at);
    if (value === '' || value === label) return [];
    if (direction !== undefined)
      return [{ value: textAt(item, direction) === 'out' ? `-${value}` : value, as: 'signed' }];
    return [{ value: after === undefined ? value : `${after} ${value}`, as: as ?? 'text' }];
  });
}

function toThing(item: unknown, kind: FindableKind): FoundThing[] {
  const { opens, fills = {}, query = {}, hash } = kind;
  const label = kind.label.map((place) => textAt(item, place)).find((text) => text !== '');
  const path = fillAddress(opens, (name) => textAt(item, fills[name] ?? name));
  if (label === undefined || path === null) return [];
  const search = new URLSearchParams(
    Object.entries(query).map(([name, place]) => [name, textAt(item, place)]),
  ).toString();
  return [{ to: addressWith(path, { query: search, hash }), label, details: detailsOf(item, label, kind) }];
}

const wordsOf = ({ label, details }: FoundThing) => [label, ...details.map(({ value }) => value)];

/** What a call has answered, as the palette shows it. A thing without a name or an address is left out. */
export function readThings(data: unknown, kind: FindableKind, query: string): FoundKind {
  const items = valueAt(data, kind.items);
  const things = (Array.isArray(items) ? items : []).flatMap((item) => toThing(item, kind));
  const fitting = kind.isWhole ? findByWords(things, query, wordsOf) : things;
  const total = kind.isWhole ? fitting.length : Number(valueAt(data, 'total') ?? fitting.length);
  return { things: fitting.slice(0, SHOWN_OF_A_KIND), total };
}
