import { compileAccess } from './compile-access.ts';
import type { AccessModel, ModelAccess } from './rules.ts';

/** One row of the preview dialog (product §3.9). */
export interface ModelPreviewRow {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly hasAccess: boolean;
  readonly reason: string | null;
  /** The string of the rule that decided. */
  readonly rule: string;
  /** The strings of the earlier rules that match, the all-rule first. */
  readonly overridden: readonly string[];
}

/** Rows and their count (product §17.3). */
export interface ModelPreview {
  readonly models: readonly ModelPreviewRow[];
  readonly summary: { readonly allowed: number; readonly blocked: number };
}

/** What the rules say about every model, in the models' order (product §17.3). */
export function previewModels(access: ModelAccess, models: readonly AccessModel[]): ModelPreview {
  const { verdictOf, overriddenOf } = compileAccess(access);
  const rows = models.map((model) => {
    const { id, name, developer: vendor, type, tags } = model;
    return { id, name, vendor, type, tags, ...verdictOf(model), overridden: overriddenOf(model) };
  });
  const allowed = rows.filter((row) => row.hasAccess).length;
  return { models: rows, summary: { allowed, blocked: rows.length - allowed } };
}
