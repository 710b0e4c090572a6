import type { Sitzung } from '@rathausplatz/contract/records'
import { papersOfItem } from '../../collections/papers-of-item.ts'
import { topOf } from '../meetings-on-wire.ts'
import { beginInWords } from './words.ts'

/** The parts of a meeting, as of an invitation or as they are now. */
export type Told = { readonly open?: Sitzung | undefined; readonly closed?: Sitzung | undefined }

/**
 * Returns the sentences of a supplement: only the changes. Of the agenda of the non-public part they say only that it
 * has changed: mail is not confidential, and members read that part in the members' area.
 */
export function changesSince(before: Told, after: Told): string[] {
  const [was, is] = [before.open ?? before.closed, after.open ?? after.closed]
  if (!was || !is) return []
  const said: string[] = []
  if (is.zustand === 'abgesagt' && was.zustand !== 'abgesagt') said.push('Die Sitzung ist abgesagt.')
  if (is.zustand === 'verschoben' && was.zustand !== 'verschoben') said.push('Die Sitzung ist verschoben.')
  if (isBack(was, is)) said.push(`Die Sitzung findet doch statt: ${beginInWords(is.datum_von)}.`)
  if (is.datum_von !== was.datum_von)
    said.push(`Neuer Beginn: ${beginInWords(is.datum_von)} (bisher ${beginInWords(was.datum_von)}).`)
  if (is.ort !== was.ort) said.push(`Neuer Ort: ${placeIn(is)} (bisher ${placeIn(was)}).`)
  if (before.open && after.open) {
    said.push(...agendaChanges(before.open, after.open))
    if (before.closed && after.closed) said.push(...frameOfClosed(before.closed, after.closed, { was, is }))
  }
  if (sayable(before.closed) !== sayable(after.closed))
    said.push('Der nichtöffentliche Teil hat sich geändert. Was, steht im Bereich der Ratsmitglieder.')
  return said
}

/**
 * Returns how time, place and state of the non-public part have changed beside a public one, if not in the same way, or
 * that they stay:
 * members must come to it, and these facts are not confidential.
 */
function frameOfClosed(old: Sitzung, now: Sitzung, { was, is }: { was: Sitzung; is: Sitzung }): string[] {
  const said: string[] = []
  const isCalledOff = !PLANNED.has(is.zustand) && PLANNED.has(was.zustand)
  if (isCalledOff && now.zustand === old.zustand && PLANNED.has(now.zustand))
    said.push('Der nichtöffentliche Teil findet wie geplant statt.')
  if (isBack(old, now) && !isBack(was, is))
    said.push(`Der nichtöffentliche Teil findet doch statt: ${beginInWords(now.datum_von)}.`)
  if (is.datum_von !== was.datum_von && now.datum_von === old.datum_von)
    said.push(`Der nichtöffentliche Teil beginnt unverändert: ${beginInWords(now.datum_von)}.`)
  if (is.ort !== was.ort && now.ort === old.ort)
    said.push(`Der Ort des nichtöffentlichen Teils bleibt: ${placeIn(now)}.`)
  const isAlike = (field: 'datum_von' | 'ort' | 'zustand') =>
    old[field] === was[field] && now[field] === is[field]
  if (now.zustand !== old.zustand && !isAlike('zustand')) {
    if (now.zustand === 'abgesagt') said.push('Der nichtöffentliche Teil ist abgesagt.')
    if (now.zustand === 'verschoben') said.push('Der nichtöffentliche Teil ist verschoben.')
  }
  if (now.datum_von !== old.datum_von && !isAlike('datum_von'))
    said.push(
      `Neuer Beginn des nichtöffentlichen Teils: ${beginInWords(now.datum_von)} (bisher ${beginInWords(old.datum_von)}).`,
    )
  if (now.ort !== old.ort && !isAlike('ort'))
    said.push(`Neuer Ort des nichtöffentlichen Teils: ${placeIn(now)} (bisher ${placeIn(old)}).`)
  return said
}

const PLANNED: ReadonlySet<Sitzung['zustand']> = new Set(['geplant', 'eingeladen'])

/** Whether a meeting that was called off takes place after all. A new day of a moved meeting is told as such. */
const isBack = (was: Sitzung, is: Sitzung): boolean =>
  PLANNED.has(is.zustand) &&
  (was.zustand === 'abgesagt' || (was.zustand === 'verschoben' && was.datum_von === is.datum_von))

const placeIn = ({ ort }: Sitzung): string => ort || 'noch offen'

type Item = Sitzung['tagesordnung'][number]

function agendaChanges(was: Sitzung, is: Sitzung): string[] {
  const said: string[] = []
  const before = new Map(was.tagesordnung.map(item => [item.kennung, item]))
  const kept = new Set(is.tagesordnung.map(({ kennung }) => kennung))
  for (const [index, item] of is.tagesordnung.entries()) {
    const top = `${topOf(is, index, item)} „${item.titel}“`
    const old = before.get(item.kennung)
    if (!old) said.push(`Neu: ${top}.`)
    else said.push(...itemChanges(old, item, top))
  }
  for (const { kennung, titel } of was.tagesordnung)
    if (!kept.has(kennung)) said.push(`Entfällt: „${titel}“.`)
  const order = (one: Sitzung, other: ReadonlySet<Item['kennung']>) =>
    one.tagesordnung
      .map(({ kennung }) => kennung)
      .filter(kennung => other.has(kennung))
      .join('\n')
  if (order(was, kept) !== order(is, new Set(before.keys())))
    said.push('Die Reihenfolge der Tagesordnung hat sich geändert.')
  return said
}

function itemChanges(old: Item, item: Item, top: string): string[] {
  const said: string[] = []
  if (old.titel !== item.titel) said.push(`Neuer Titel: ${top} (bisher „${old.titel}“).`)
  const had = new Set(slugsOf(old))
  if (slugsOf(item).some(slug => !had.has(slug))) said.push(`Neue Vorlage zu ${top}.`)
  else if (filesOf(old) !== filesOf(item) || old.text !== item.text) said.push(`Neue Unterlagen zu ${top}.`)
  return said
}

const slugsOf = (item: Item) => papersOfItem(item).map(({ vorlage }) => vorlage)

const filesOf = ({ dateien }: Item): string => JSON.stringify(dateien)

/** Fields of the non-public part whose change must be announced. */
const sayable = (part: Sitzung | undefined): string =>
  JSON.stringify(
    part?.tagesordnung.map(({ kennung, titel, text, vorlage, weitere_vorlagen = [], dateien }) => [
      kennung,
      titel,
      text,
      vorlage,
      dateien,
      ...weitere_vorlagen.map(further => further.vorlage),
    ]) ?? [],
  )
