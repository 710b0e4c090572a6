import type { SlotName } from '@rathausplatz/contract'
import { createElement, type FunctionComponent } from 'react'
import type { ResolvedEntry } from './resolve-entries.ts'
import { viewOf } from './views.ts'

/** Draws entries, each with the view of its template. */
export function Entries({ entries }: { entries: readonly ResolvedEntry[] }) {
  return entries.map(({ template, context, options, data }, index) =>
    createElement(viewOf(template) as FunctionComponent<Record<string, unknown>>, {
      key: index,
      context,
      options,
      data,
    }),
  )
}

/** Entries of one slot, in the order of the page. */
export function inSlot(entries: readonly ResolvedEntry[], slotName: SlotName): ResolvedEntry[] {
  return entries.filter(entry => entry.slotName === slotName)
}
