import type { SlotName } from '@rathausplatz/contract'
import { EntryPlace, StandingPlace } from '@rathausplatz/ui'
import { createElement, type FunctionComponent } from 'react'
import { AsDrawn } from './as-drawn.tsx'
import type { PageEntry } from './page-entry.ts'
import type { ResolvedEntry } from './resolve-entries.ts'
import { viewOf } from './views.ts'

/** Renders entries, each with the view of its template. */
export function Entries({ entries }: { entries: readonly PageEntry[] }) {
  return entries.map((entry, index) => <Entry key={index} entry={entry} />)
}

function Entry({ entry }: { entry: PageEntry }) {
  const { baustein } = entry
  return baustein === undefined ? drawn(entry) : <EntryPlace value={baustein}>{drawn(entry)}</EntryPlace>
}

function drawn(entry: PageEntry) {
  if (!('place' in entry)) return withView(entry)
  const { template, place, standing } = entry
  if (!standing) return <AsDrawn place={place} />
  return <StandingPlace value={place}>{withView({ template, ...standing })}</StandingPlace>
}

function withView({ template, context, options, data }: Omit<ResolvedEntry, 'slotName'>) {
  return createElement(viewOf(template) as FunctionComponent<Record<string, unknown>>, {
    context,
    options,
    data,
  })
}

/** Entries of one slot, in the order of the page. */
export function inSlot(entries: readonly PageEntry[], slotName: SlotName): PageEntry[] {
  return entries.filter(entry => entry.slotName === slotName)
}
