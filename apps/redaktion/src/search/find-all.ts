import { calls } from '@rathausplatz/contract'
import { CircleQuestionMark, FileText, Image } from 'lucide-react'
import type { FrameData } from '../frame/frame-data.ts'
import { tasksCalled } from '../handbook/tasks-called.ts'
import { ask } from '../wall/ask.ts'
import { contentsCalled } from './contents-called.ts'
import { functionsCalled, functionsFor } from './functions.ts'
import { type Hit, titlesFirst } from './hits.ts'
import { numbered } from './numbered.ts'
import { accountsCalled, wasteCalled } from './rooms-called.ts'

/** Most hits of each kind. */
export type Most = {
  readonly contacts: number
  readonly pages: number
  readonly records: number
  readonly media: number
  readonly rooms: number
  readonly functions: number
  readonly help: number
}

const FUNCTIONS = 'Aufgaben und Bereiche'
const HELP = 'Hilfe'
const MEDIA = 'Bilder und Dokumente'

/**
 * Searches contents, files, accounts, the waste collection, functions of the desk and the handbook. A name or
 * a number comes first.
 */
export async function findAll(
  wanted: string,
  { kinds, session }: Pick<FrameData, 'kinds' | 'session'>,
  most: Most,
): Promise<readonly Hit[]> {
  const suche = wanted.slice(0, 200)
  const may = (right: string) => session.rechte.includes(right)
  const nothing = Promise.resolve([])
  const [contents, media, accounts, waste, help] = await Promise.all([
    contentsCalled(suche, kinds),
    may('medien-pflegen')
      ? ask(calls.redaktionMedien, { query: { suche, pro_seite: most.media } }).then(({ data }) => data)
      : nothing,
    may('konten-verwalten') ? accountsCalled(suche, most.rooms) : nothing,
    may('abfall-pflegen') ? wasteCalled(suche, most.rooms) : nothing,
    helpCalled(suche),
  ])
  return [
    ...numbered(suche, { kinds, session }),
    ...contents.contacts.slice(0, most.contacts),
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
    ...titlesFirst([...contents.pages.slice(0, most.pages), ...contents.records.slice(0, most.records)]),
    ...media.map(({ datei, titel, beschreibung, art }) => ({
      key: `medium ${datei}`,
      group: MEDIA,
      title: titel || datei,
      about: beschreibung,
      to: `/medien/${datei}`,
      drawing: art === 'bild' ? Image : FileText,
    })),
    ...accounts,
    ...waste,
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
