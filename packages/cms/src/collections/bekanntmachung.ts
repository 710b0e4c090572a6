import { isDeepStrictEqual } from 'node:util'
import { field, missingInNotice, bekanntmachung as wire } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/kalender'
import * as z from 'zod'
import type { Issue, PublicStep } from '../store/index.ts'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { ContextOf, RecordKind, RecordPage } from './record.ts'
import { recordPaths } from './record-paths.ts'
import { schemaForm } from './schema-form.ts'
import { slugField, withSlug } from './slug.ts'
import { textOf } from './text-of.ts'

const bekanntmachungSchema = wire
  .omit({ detailURL: true })
  .extend({
    slug: slugField,
    text: field.richText({ label: 'Text' }).default(''),
    /** Notices that say what was wrong stand beside the one they correct; that one stays as it was. */
    berichtigt: slugField.optional().meta({ title: 'Berichtigt die Bekanntmachung', editor: 'zeile' }),
  })
  .check(({ value: { datum_von, datum_bis }, issues }) => {
    if (datum_bis === undefined || Date.parse(datum_bis) > Date.parse(datum_von)) return
    const message = 'Das Ende muss nach dem Tag der Bereitstellung liegen.'
    issues.push({ code: 'custom', path: ['datum_bis'], message, input: datum_bis })
  })

/** A public notice as it is stored. */
export type Bekanntmachung = z.output<typeof bekanntmachungSchema>

export const bekanntmachungPfad = ({ slug }: { slug: string }) => `${recordPaths.bekanntmachung}/${slug}`

export const bekanntmachung: RecordKind<Bekanntmachung> = {
  kind: 'bekanntmachung',
  label: 'Bekanntmachung',
  form: schemaForm(bekanntmachungSchema),
  parse: data => parseWith(bekanntmachungSchema, withSlug(plainData(data))),
  key: bekanntmachungPfad,
  columns: ({ titel, datum_bis }) => ({
    title: titel,
    // Kept by its end: the current ones then stand at one end of the index and the archive behind them.
    datum_von: datum_bis === undefined ? OHNE_ENDE : new Date(datum_bis).toISOString(),
    sortierung: null,
    tags: [],
  }),
  references: data => linksOf(bekanntmachungSchema, data),
  objections,
  page: {
    under: recordPaths.bekanntmachung,
    of: pageOf,
    text: data => textOf(bekanntmachungSchema, data, 'titel'),
  },
}

const OHNE_ENDE = '9999-12-31T23:59:59.999Z'

/** What may still be changed: until when it counts as current. Everything else is what was announced. */
const CHANGEABLE: ReadonlySet<string> = new Set(['datum_bis'])

/** DVO GemO § 1: protected against deletion and change, with the day on which it was provided. */
function objections({ before, after, hides, now }: PublicStep<Bekanntmachung>): readonly Issue[] {
  if (before === undefined) {
    if (after === undefined) return []
    const tooEarly = berlinDay(new Date(after.datum_von)) < berlinDay(now)
    return [
      ...(tooEarly
        ? [{ path: 'datum_von', message: 'Eine Bekanntmachung wird nicht auf einen früheren Tag datiert.' }]
        : []),
      ...missingInNotice(after),
    ]
  }
  if (after === undefined || hides) {
    const message =
      'Eine Bekanntmachung bleibt öffentlich. Ist ihre Zeit abgelaufen, steht sie von selbst im Archiv.'
    return [{ path: '', message }]
  }
  const message =
    'Was bekannt gemacht ist, wird nicht mehr geändert. Bitte legen Sie eine Berichtigung als neue Bekanntmachung an.'
  return (Object.keys(bekanntmachungSchema.shape) as (keyof Bekanntmachung)[])
    .filter(key => !CHANGEABLE.has(key) && !isDeepStrictEqual(before[key], after[key]))
    .map(path => ({ path, message }))
}

function pageOf({ slug: _slug, berichtigt, ...notice }: Bekanntmachung): RecordPage {
  const context: ContextOf<'bekanntmachung'> = {
    ...notice,
    ...(berichtigt ? { berichtigt: bekanntmachungPfad({ slug: berichtigt }) } : {}),
  }
  return {
    title: notice.titel,
    description: notice.einleitung.slice(0, 500),
    template: 'bekanntmachung',
    context,
  }
}
