import { calls } from '@rathausplatz/contract'
import { CircleQuestionMark, FileText, Image } from 'lucide-react'
import { rowsOf, screenOf } from '../contents/row.ts'
import type { FrameData } from '../frame/frame-data.ts'
import { drawingOf } from '../frame/ways.ts'
import { tasksCalled } from '../handbook/tasks-called.ts'
import { ask } from '../wall/ask.ts'
import { functionsCalled, functionsFor } from './functions.ts'
import { bestFirst, type Hit } from './hits.ts'
import { numbered } from './numbered.ts'

/** Most hits of each kind. */
export type Most = {
  readonly pages: number
  readonly records: number
  readonly media: number
  readonly functions: number
  readonly help: number
}

/** Most candidates per call that are ranked. */
const LOOKED_AT = 100

const PAGES = 'Seiten'
const FUNCTIONS = 'Aufgaben und Bereiche'
const HELP = 'Hilfe'
const MEDIA = 'Bilder und Dokumente'

/** Searches pages, records, files, functions of the desk and the handbook, by words and parts of words. */
export async function findAll(
  wanted: string,
  { kinds, session }: Pick<FrameData, 'kinds' | 'session'>,
  most: Most,
): Promise<readonly Hit[]> {
  const suche = wanted.slice(0, 200)
  const may = (right: string) => session.rechte.includes(right)
  const others = kinds.flatMap(({ art }) => (art === 'seite' ? [] : [art]))
  const nothing = Promise.resolve([])
  const [pages, records, media, help] = await Promise.all([
    kinds.length > others.length ? rowsOf({ art: 'seite', suche, pro_seite: LOOKED_AT }) : nothing,
    others.length > 0 ? rowsOf({ art: others.join(','), suche, pro_seite: LOOKED_AT }) : nothing,
    may('medien-pflegen')
      ? ask(calls.redaktionMedien, { query: { suche, pro_seite: most.media } }).then(({ data }) => data)
      : nothing,
    helpCalled(suche),
  ])
  const labels = new Map(kinds.map(({ art, label }) => [art, label.many]))
  return [
    ...numbered(suche, { kinds, session }),
    ...functionsCalled(suche, functionsFor(kinds, session.rechte))
      .slice(0, most.functions)
      .map(({ label, about, to, drawing, isOutside }) => ({
        key: `funktion ${to}`,
        group: FUNCTIONS,
        title: label,
        about,
        to,
        drawing,
        isOutside,
      })),
    ...[
      ...bestFirst(pages, suche).slice(0, most.pages),
      ...bestFirst(records, suche).slice(0, most.records),
    ].map(row => ({
      key: row.id,
      group: row.art === 'seite' ? PAGES : (labels.get(row.art) ?? row.art),
      title: row.titel || row.schluessel,
      about: row.pfad ?? '',
      stand: row,
      to: screenOf(row),
      drawing: drawingOf(row.art),
    })),
    ...media.map(({ datei, titel, beschreibung, art }) => ({
      key: `medium ${datei}`,
      group: MEDIA,
      title: titel || datei,
      about: beschreibung,
      to: `/medien/${datei}`,
      drawing: art === 'bild' ? Image : FileText,
    })),
    ...help.slice(0, most.help).map(({ name, title, intro }) => ({
      key: `hilfe ${name}`,
      group: HELP,
      title,
      about: intro,
      to: `/hilfe/${name}`,
      drawing: CircleQuestionMark,
    })),
  ]
}

/**
 * Searches the handbook, which is loaded with the first search. If it cannot be loaded, everything else is
 * found.
 */
async function helpCalled(wanted: string) {
  const handbook = await import('../handbook/handbook.ts').catch(() => undefined)
  return tasksCalled(wanted, handbook?.tasks ?? [])
}
