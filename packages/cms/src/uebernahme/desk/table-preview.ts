import type { Editor } from '../../editing/leave-for.ts'
import { recordKinds } from '../../editing/show.ts'
import { faultsOf } from '../analyse.ts'
import { targetsOf } from '../columns/targets.ts'
import type { Uebernahme } from '../import-rows.ts'
import type { UebernahmeStore } from '../uebernahme-store.ts'
import { kindsFor } from './kinds-for.ts'

const PREVIEWED = 5
const LONGEST_SHOWN = 200

/** Returns the columns of a table with their fields, and its first rows as they would be imported. */
export async function tableOf(rows: UebernahmeStore, { id, about }: Uebernahme, who: Editor) {
  const { art = '', spalten = [], zuordnung = [], fuer_alle } = about
  const first = await rows.stuecke(id, { zustand: ['gefunden'], limit: PREVIEWED, offset: 0 })
  const lines = first.map(({ data }) => JSON.parse(data) as unknown[])
  const targets = targetsOf(art)
  const nameOf = (feld: string) =>
    targets.find(target => target.feld === feld)?.label ??
    targets.find(target => feld.startsWith(`${target.feld}.`) || target.feld.startsWith(`${feld}.`))?.label ??
    feld
  return {
    art,
    arten: kindsFor(who).map(art => ({ art, name: recordKinds[art]?.record.label.many ?? art })),
    spalten: spalten.map((name, at) => ({
      name,
      feld: zuordnung[at] ?? null,
      beispiel: shown(lines.map(line => line[at]).find(cell => cell !== '' && cell !== undefined) ?? ''),
    })),
    felder: targets.map(({ feld, label, pflicht }) => {
      const value = fuer_alle?.[feld]
      return { feld, name: label, pflicht, ...(value ? { fuer_alle: value } : {}) }
    }),
    vorschau: lines.map((line, at) => {
      const { fehler } = faultsOf(line, { art, zuordnung, fuer_alle })
      return {
        nr: first[at]?.nr ?? at,
        titel: first[at]?.titel ?? '',
        werte: targets.flatMap(({ feld, label }) => {
          const cells = zuordnung.flatMap((one, at) => (one === feld ? [line[at] ?? ''] : []))
          const wert = cells.map(shown).filter(Boolean).join(' ') || (fuer_alle?.[feld] ?? '')
          return wert === '' ? [] : [{ name: label, wert }]
        }),
        fehler: fehler.map(({ feld, satz }) => ({ name: nameOf(feld), satz })),
      }
    }),
  }
}

const shown = (cell: unknown): string => {
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)} …` : text
}
