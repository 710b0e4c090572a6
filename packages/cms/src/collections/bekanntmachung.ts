import { isDeepStrictEqual } from 'node:util'
import { missingInNotice } from '@rathausplatz/contract'
import { verkuendeteDateiAn } from '@rathausplatz/contract/medien'
import { type Bekanntmachung, records } from '@rathausplatz/contract/records'
import { berlinDay, withTownOffset } from '@rathausplatz/time'
import type { FrozenFile, Issue, PublicStep, Published } from '../store/index.ts'
import { defineCollection, pathIn } from './define-collection.ts'
import { fileOr, readdressed } from './links.ts'
import type { ContextOf, PublicRecords, RecordKind, RecordPage } from './record.ts'
import { ZURUECKGENOMMEN, zuruecknahmeMitGrund } from './zuruecknahme.ts'

export const bekanntmachungPfad = pathIn(records.bekanntmachung)

/** The tag of notices that correct a notice. */
export const berichtigungVon = (slug: string) => `berichtigt:${slug}`

// The type is explicit: corrections are read from all collections, including this one.
export const bekanntmachung: RecordKind<Bekanntmachung> = defineCollection(records.bekanntmachung, {
  rules: schema =>
    schema.check(({ value: { datum_von, datum_bis }, issues }) => {
      if (datum_bis === undefined || Date.parse(datum_bis) > Date.parse(datum_von)) return
      const message = 'Das Ende muss nach dem Tag der Bereitstellung liegen.'
      issues.push({ code: 'custom', path: ['datum_bis'], message, input: datum_bis })
    }),
  // Ordered by the end, so that current notices are at one end of the index, the archive after them, and
  // withdrawn ones last.
  datum: ({ datum_bis, zurueckgenommen }) => {
    if (zurueckgenommen) return null
    return datum_bis === undefined ? OHNE_ENDE : new Date(datum_bis).toISOString()
  },
  tags: ({ berichtigt, zurueckgenommen }) => {
    if (zurueckgenommen) return [ZURUECKGENOMMEN]
    return berichtigt ? [berichtigungVon(berichtigt)] : []
  },
  shown,
  asPromulgated,
  promulgatedAt,
  ...zuruecknahmeMitGrund<Bekanntmachung>(),
  objections,
  page: { of: pageOf, beside: saidOf, unlisted: ZURUECKGENOMMEN },
})

/** Returns a withdrawn notice without its content. */
function shown(notice: Bekanntmachung): Bekanntmachung {
  const { titel, art, datum_von, slug, berichtigt, zurueckgenommen } = notice
  if (!zurueckgenommen) return notice
  const rest = { einleitung: '', text: '', dateien: [] }
  return { titel, art, datum_von, slug, ...(berichtigt ? { berichtigt } : {}), ...rest, zurueckgenommen }
}

/**
 * Returns the notice with the addresses and sizes of its promulgated files. If the bytes of a file are lost,
 * the seal is left out: it does not apply to the present file.
 */
function asPromulgated(notice: Bekanntmachung, files: readonly FrozenFile[]): Bekanntmachung {
  const fileAt = (address: string) => {
    const [path = ''] = address.split(/[?#]/, 1)
    // An address of another notice's frozen file stays.
    return verkuendeteDateiAn(path) ? undefined : files.find(file => file.path === fileOr(path))
  }
  const sized = notice.dateien.map(file => ({ ...file, groesse: fileAt(file.url)?.groesse ?? file.groesse }))
  const { siegel, ...rest } = notice
  const sealed = siegel && !files.some(isLost) ? { siegel } : {}
  return readdressed(records.bekanntmachung.schema, { ...rest, ...sealed, dateien: sized }, address => {
    const file = fileAt(address)
    return file ? `${file.adresse}${/#.*$/.exec(address)?.[0] ?? ''}` : address
  })
}

/**
 * Returns the notice with the true moment of its provision, to the minute. The day stays if it has passed: the
 * publication is refused, because the editor may mean another one.
 */
function promulgatedAt(
  notice: Bekanntmachung,
  { begins, now }: { readonly begins: Date; readonly now: Date },
): Bekanntmachung {
  const stated = Date.parse(notice.datum_von)
  if (Number.isNaN(stated) || berlinDay(new Date(stated)) < berlinDay(now)) return notice
  const minute = Math.floor(begins.getTime() / MINUTE_MS) * MINUTE_MS
  if (Math.floor(stated / MINUTE_MS) * MINUTE_MS === minute) return notice
  return { ...notice, datum_von: withTownOffset(new Date(minute).toISOString()) }
}

const MINUTE_MS = 60_000

/** Another file was in its place when the site looked for the promulgated file, which is lost. */
const isLost = ({ befund }: FrozenFile): boolean => befund === 'ersetzt'

const OHNE_ENDE = '9999-12-31T23:59:59.999Z'

/** The fields that may change after the announcement: only the end of the period. */
const CHANGEABLE: ReadonlySet<string> = new Set(['datum_bis'])

/** An announced notice cannot be deleted or changed, nor its day of provision (in BW: DVO GemO § 1). */
function objections({ before, isPlanned, after, hides, now }: PublicStep<Bekanntmachung>): readonly Issue[] {
  if (before === undefined || isPlanned) {
    if (after === undefined) return []
    const tooEarly = berlinDay(new Date(after.datum_von)) < berlinDay(now)
    return [
      ...(tooEarly
        ? [{ path: 'datum_von', message: 'Eine Bekanntmachung wird nicht auf einen früheren Tag datiert.' }]
        : []),
      ...(after.zurueckgenommen ? [{ path: 'zurueckgenommen', message: NEVER_ANNOUNCED }] : []),
      ...missingInNotice(after),
    ]
  }
  if (after === undefined || hides) return [{ path: '', message: STAYS }]
  if (before.zurueckgenommen) return [{ path: '', message: TAKEN_BACK }]
  const message =
    'Was bekannt gemacht ist, wird nicht mehr geändert. Bitte legen Sie eine Berichtigung als neue Bekanntmachung an.'
  return (Object.keys(records.bekanntmachung.schema.shape) as (keyof Bekanntmachung)[])
    .filter(key => !CHANGEABLE.has(key) && !isDeepStrictEqual(before[key], after[key]))
    .map(path => ({ path, message }))
}

const STAYS =
  'Eine Bekanntmachung bleibt öffentlich. Ist ihre Zeit abgelaufen, steht sie von selbst im Archiv; gilt sie nicht mehr, nehmen Sie sie mit einem Grund zurück.'
const TAKEN_BACK = 'Diese Bekanntmachung ist zurückgenommen. Was dort steht, wird nicht mehr geändert.'
const NEVER_ANNOUNCED = 'Zurücknehmen lässt sich nur, was bekannt gemacht ist.'

function pageOf(written: Bekanntmachung): RecordPage {
  const { slug: _slug, berichtigt, ...notice } = shown(written)
  const context: ContextOf<'bekanntmachung'> = {
    ...notice,
    ...(berichtigt ? { berichtigt: bekanntmachungPfad({ slug: berichtigt }) } : {}),
  }
  return {
    title: notice.titel,
    description: notice.einleitung.slice(0, 500),
    template: 'bekanntmachung',
    context,
    ...(notice.zurueckgenommen ? { status: 410 } : {}),
  }
}

/** Most corrections that a page lists. */
const MOST_CORRECTIONS = 20

/**
 * Returns the additions to the page of a notice: files that differ from the promulgated files, and
 * corrections.
 */
async function saidOf(
  { data: { slug, dateien, zurueckgenommen }, frozen = [] }: Published<Bekanntmachung>,
  published: PublicRecords,
): Promise<Pick<ContextOf<'bekanntmachung'>, 'berichtigungen' | 'ersetzt'>> {
  // A withdrawn notice offers no files.
  const lost = zurueckgenommen ? [] : frozen.filter(isLost)
  const ersetzt = lost.map(
    file => dateien.find(({ url }) => url.startsWith(file.adresse))?.titel ?? file.titel,
  )
  return { ersetzt, berichtigungen: await correctionsOf(slug, published) }
}

/** Returns the notices that correct this one; each of them stores the link. */
async function correctionsOf(slug: string, published: PublicRecords) {
  const found = await published.list('bekanntmachung', {
    tag: berichtigungVon(slug),
    limit: MOST_CORRECTIONS,
  })
  return found
    .map(({ data }) => ({ am: data.datum_von, url: bekanntmachungPfad(data), titel: data.titel }))
    .toSorted((one, other) => Date.parse(one.am) - Date.parse(other.am))
}
