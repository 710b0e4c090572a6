import { createHash } from 'node:crypto'
import {
  CmsError,
  type Dokument,
  type Download,
  paketStelle,
  type RatsraumSitzung,
  type Sitzung,
  type Tagesordnungspunkt,
  type Vorlage,
} from '@rathausplatz/contract'
import { ergebnisLabels, sitzungszustandLabels } from '@rathausplatz/contract/labels'
import { dateiPfad, medienPfad } from '@rathausplatz/contract/medien'
import { berlinDay, fullDay, fullMoment, germanDay } from '@rathausplatz/time'
import type { Enclosure, Item, Packet, Paper } from './packet.ts'

/** Layout version: increased when the same content is printed differently. */
const SETTING = 3

/** The content of a packet, the files it contains, and a hash to recognise an unchanged packet. */
export type Gathered = {
  readonly packet: Packet
  readonly files: ReadonlyMap<string, Download>
  readonly version: string
}

type Sources = {
  readonly town: string
  /** The meeting as the reader of the packet may read it. */
  readonly sitzung: RatsraumSitzung
  readonly vorlage: (id: string) => Promise<Vorlage | undefined>
  /** Opens a file if it exists and the reader may read it. Throws nicht-gefunden otherwise. */
  readonly file: (datei: string) => Promise<Download>
  /** The member whose notes are included; undefined: no notes. */
  readonly notizenVon: string | undefined
}

/** Collects the content of a packet: only content that the reader may read. */
export async function gather({ town, sitzung, vorlage, file, notizenVon }: Sources): Promise<Gathered> {
  const files = new Map<string, Download>()
  const enclose = async (art: Enclosure['art'], { titel, url, typ }: Dokument): Promise<Enclosure> => {
    const datei = nameOf(url)
    if (datei === undefined) return { art, titel, fehlt: `Sie liegt auf einer anderen Website: ${url}` }
    if (typ !== 'application/pdf' || !datei.endsWith('.pdf')) return { art, titel, fehlt: NO_PDF }
    const found = files.get(datei) ?? (await file(datei).catch(notThere))
    if (!found) return { art, titel, fehlt: 'Sie ist nicht mehr da.' }
    files.set(datei, found)
    return { art, titel, datei }
  }
  const all = async (art: Enclosure['art'], listed: readonly Dokument[]) => {
    const enclosures: Enclosure[] = []
    for (const one of listed) enclosures.push(await enclose(art, one))
    return enclosures
  }
  const furtherFiles = async (papers: readonly Vorlage[]) => {
    const enclosures: Enclosure[] = []
    for (const { datei, anlagen } of papers)
      enclosures.push(...(await all('Vorlage', datei ? [datei] : [])), ...(await all('Anlage', anlagen)))
    return enclosures
  }

  const { oeffentlich, nichtoeffentlich } = sitzung
  const itemOf = async (part: Sitzung, punkt: Tagesordnungspunkt): Promise<Item> => {
    const paper = punkt.vorlage && (await vorlage(punkt.vorlage.id))
    const further: Vorlage[] = []
    for (const { id } of punkt.weitere_vorlagen ?? []) {
      const one = await vorlage(id)
      if (one && !one.zurueckgenommen) further.push(one)
    }
    const own = notizenVon === undefined ? undefined : sitzung.notizen.find(isNoteAt(part, punkt))
    return {
      stelle: paketStelle(part === oeffentlich, punkt.kennung),
      nummer: punkt.nummer,
      titel: punkt.titel,
      text: [punkt.text, ...further.map(one => `Dazu ${one.art} ${one.nummer}: ${one.titel}`)]
        .filter(Boolean)
        .join('\n\n'),
      ...(paper && !paper.zurueckgenommen ? { vorlage: paperOf(paper, punkt.titel) } : {}),
      ergebnis: resultOf(punkt),
      notiz: own?.text ?? '',
      beilagen: [
        ...(paper?.datei ? await all('Vorlage', [paper.datei]) : []),
        ...(await all('Anlage', paper?.anlagen ?? [])),
        ...(await furtherFiles(further)),
        ...(await all('Datei', punkt.dateien)),
      ],
    }
  }
  const partOf = async (part: Sitzung, istOeffentlich: boolean) => {
    const punkte: Item[] = []
    for (const punkt of part.tagesordnung) punkte.push(await itemOf(part, punkt))
    const beilagen = await all('Datei', part.dateien)
    const further: Item = {
      nummer: '',
      titel: 'Weitere Unterlagen',
      text: '',
      ergebnis: '',
      notiz: '',
      beilagen,
    }
    return {
      istOeffentlich,
      titel: istOeffentlich ? 'Öffentlicher Teil' : 'Nichtöffentlicher Teil',
      punkte: beilagen.length > 0 ? [...punkte, further] : punkte,
    }
  }

  const head = oeffentlich ?? nichtoeffentlich
  if (!head) throw new CmsError('nicht-gefunden')
  const packet: Packet = {
    town,
    titel: head.titel,
    kopf: [
      [head.gremium, ...head.gemeinsam_mit].map(({ name }) => name).join(' und '),
      head.ohne_uhrzeit
        ? fullDay(berlinDay(new Date(head.datum_von)))
        : `${fullMoment(new Date(head.datum_von))} Uhr`,
      ...(head.ort === '' ? [] : [head.ort]),
    ],
    hinweise: [oeffentlich, nichtoeffentlich].flatMap(part => (part ? noticesOf(part) : [])),
    ...(notizenVon === undefined ? {} : { notizenVon }),
    teile: [
      ...(oeffentlich ? [await partOf(oeffentlich, true)] : []),
      ...(nichtoeffentlich ? [await partOf(nichtoeffentlich, false)] : []),
    ],
  }
  return { packet, files, version: versionOf(packet, files) }
}

const NO_PDF = 'Sie ist keine PDF-Datei.'

function nameOf(url: string): string | undefined {
  const folder = [medienPfad, dateiPfad('raete')].find(path => url.startsWith(path))
  return folder && url.slice(folder.length)
}

function notThere(error: unknown): undefined {
  if (!(error instanceof CmsError) || error.code !== 'nicht-gefunden') throw error
}

const isNoteAt =
  (part: Sitzung, punkt: Tagesordnungspunkt) =>
  ({ teil, kennung }: RatsraumSitzung['notizen'][number]) =>
    teil === part.id && kennung === punkt.kennung

const day = (iso: string) => germanDay(iso.slice(0, 10))

/** Adds the title of a paper if the agenda words it differently. */
const paperOf = (paper: Vorlage, item: string): Paper => ({
  name: `${paper.art} ${paper.nummer}`,
  angaben: [
    [paper.ohne_datum ? '' : `Vom ${day(paper.datum)}`, paper.amt?.name ?? ''].filter(Boolean).join(', '),
    ...filedBy(paper),
    ...(paper.titel === item ? [] : [paper.titel]),
  ].filter(Boolean),
  einleitung: paper.einleitung,
  beschlussvorschlag: paper.beschlussvorschlag,
  kosten: paper.kosten,
  text: paper.text,
})

const filedBy = ({ einreichende = [], eingereicht_von, eingereicht_auch_von = [] }: Vorlage): string[] => {
  const names = [...einreichende, ...(eingereicht_von ? [eingereicht_von] : []), ...eingereicht_auch_von]
  return names.length === 0 ? [] : [`Eingereicht von: ${names.map(({ name }) => name).join(', ')}`]
}

function resultOf({ ergebnis, beschluss, abstimmung }: Tagesordnungspunkt): string {
  const votes =
    abstimmung && `Ja ${abstimmung.ja}, Nein ${abstimmung.nein}, Enthaltungen ${abstimmung.enthaltungen}`
  const said = [ergebnis && ergebnisLabels[ergebnis], votes].filter(Boolean).join('. ')
  return [said, beschluss].filter(Boolean).join('\n\n')
}

function noticesOf({ zustand, verlegt_von, grund, hinweis }: Sitzung): string[] {
  const isOff = zustand === 'abgesagt' || zustand === 'verschoben'
  const changed = [
    isOff ? `Diese Sitzung ist ${sitzungszustandLabels[zustand]}.` : '',
    verlegt_von ? `Verlegt, ursprünglich: ${fullMoment(new Date(verlegt_von))} Uhr.` : '',
    isOff || verlegt_von ? grund : '',
  ].filter(Boolean)
  return [changed.join(' '), hinweis].filter(Boolean)
}

/** A hash that changes with anything printed. */
function versionOf(packet: Packet, files: ReadonlyMap<string, Download>): string {
  const printed = [...files].map(([datei, { version, groesse }]) => [datei, version, groesse])
  return createHash('sha256')
    .update(JSON.stringify([SETTING, packet, printed]))
    .digest('hex')
    .slice(0, 32)
}
