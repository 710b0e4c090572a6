import { berlinDay, plusDays } from '@rathausplatz/time'
import { aktuelles } from './aktuelles.ts'
import { baugebiete } from './baugebiete.ts'
import { bekanntmachungen } from './bekanntmachungen.ts'
import { type Day, momentOf } from './calendar.ts'
import { formulare } from './formulare.ts'
import { hinweise } from './hinweise.ts'
import { archivdokumente, archive, archivthemen, intranetbeitraege, intranetrubriken } from './intranet.ts'
import { lebenslagen } from './lebenslagen.ts'
import { leistungen } from './leistungen.ts'
import { leistungsformulare } from './leistungsformulare.ts'
import { menues } from './menues.ts'
import { organisationseinheiten } from './organisationseinheiten.ts'
import { rat } from './rat.ts'
import { rubriken } from './rubriken.ts'
import { seiten } from './seiten.ts'
import { stadt } from './stadt.ts'
import { stellen } from './stellen.ts'
import { suchbegriffe } from './suchbegriffe.ts'
import { terminangebote } from './terminangebote.ts'
import { typeset } from './typeset.ts'
import { veranstaltungen } from './veranstaltungen.ts'
import { verzeichniseintraege, verzeichnisse } from './verzeichnisse.ts'
import { weiterleitungen } from './weiterleitungen.ts'

export type DemoRecord = {
  kind:
    | 'stadt'
    | 'menue'
    | 'seite'
    | 'aktuelles'
    | 'veranstaltung'
    | 'organisationseinheit'
    | 'weiterleitung'
    | 'leistung'
    | 'lebenslage'
    | 'rubrik'
    | 'bekanntmachung'
    | 'hinweis'
    | 'baugebiet'
    | 'stelle'
    | 'verzeichnis'
    | 'verzeichniseintrag'
    | 'suchbegriff'
    | 'intranetrubrik'
    | 'intranetbeitrag'
    | 'archivthema'
    | 'archiv'
    | 'archivdokument'
    | 'gremium'
    | 'ratsperson'
    | 'vorlage'
    | 'sitzung'
    | 'terminangebot'
    | 'formular'
  /** Names the record in an error message. */
  name: string
  data: unknown
  /** The moment of the last change. */
  geaendert: string
}

/** Returns every record of the town on a given day. */
export function demoRecords(heute: Date): DemoRecord[] {
  const { gremien, ratspersonen, vorlagen, sitzungen } = rat(heute)
  const records: Omit<DemoRecord, 'geaendert'>[] = [
    { kind: 'stadt', name: stadt.name, data: stadt },
    ...Object.entries(menues).map(
      ([name, menuItems]) => ({ kind: 'menue', name, data: { name, menuItems } }) as const,
    ),
    ...seiten(heute).map(seite => ({ kind: 'seite', name: seite.pfad, data: seite }) as const),
    ...aktuelles(heute).map(data => ({ kind: 'aktuelles', name: data.titel, data }) as const),
    ...rubriken.map(data => ({ kind: 'rubrik', name: data.rubrik, data }) as const),
    ...bekanntmachungen(heute).map(data => ({ kind: 'bekanntmachung', name: data.titel, data }) as const),
    ...hinweise.map(data => ({ kind: 'hinweis', name: data.titel, data }) as const),
    ...veranstaltungen(heute).map(data => ({ kind: 'veranstaltung', name: data.titel, data }) as const),
    ...lebenslagen.map(data => ({ kind: 'lebenslage', name: data.name, data }) as const),
    ...leistungen.map(data => ({ kind: 'leistung', name: data.name, data }) as const),
    ...organisationseinheiten(heute).map(
      data => ({ kind: 'organisationseinheit', name: data.name, data }) as const,
    ),
    ...terminangebote(heute).map(data => ({ kind: 'terminangebot', name: data.name, data }) as const),
    ...baugebiete.map(data => ({ kind: 'baugebiet', name: data.name, data }) as const),
    ...stellen(heute).map(data => ({ kind: 'stelle', name: data.titel, data }) as const),
    ...verzeichnisse.map(data => ({ kind: 'verzeichnis', name: data.name, data }) as const),
    ...verzeichniseintraege.map(data => ({ kind: 'verzeichniseintrag', name: data.name, data }) as const),
    ...suchbegriffe.map(data => ({ kind: 'suchbegriff', name: data.begriffe[0] ?? '', data }) as const),
    ...intranetrubriken.map(data => ({ kind: 'intranetrubrik', name: data.rubrik, data }) as const),
    ...intranetbeitraege(heute).map(data => ({ kind: 'intranetbeitrag', name: data.titel, data }) as const),
    ...archivthemen.map(data => ({ kind: 'archivthema', name: data.thema, data }) as const),
    ...archive.map(data => ({ kind: 'archiv', name: data.titel, data }) as const),
    ...archivdokumente(heute).map(
      data => ({ kind: 'archivdokument', name: data.downloadtext, data }) as const,
    ),
    ...gremien.map(data => ({ kind: 'gremium', name: data.name, data }) as const),
    ...ratspersonen.map(data => ({ kind: 'ratsperson', name: data.nachname, data }) as const),
    ...vorlagen.map(data => ({ kind: 'vorlage', name: data.titel, data }) as const),
    ...sitzungen.map(data => ({ kind: 'sitzung', name: data.slug, data }) as const),
    ...[...formulare, ...leistungsformulare].map(
      data => ({ kind: 'formular', name: data.titel, data }) as const,
    ),
    ...weiterleitungen.map(data => ({ kind: 'weiterleitung', name: data.von, data }) as const),
  ]
  return records.map(({ kind, name, data }) => ({
    kind,
    name,
    data: typeset(data),
    geaendert: geaendert(kind, data, heute),
  }))
}

/** The day of the last revision of all texts; used for records without a later day of their own. */
const STAND: Day = '2026-11-22'

/**
 * News, notices and jobs changed on their publication, papers on their day, meetings after they took place;
 * everything else on the last revision of the texts.
 */
function geaendert(kind: DemoRecord['kind'], data: unknown, heute: Date): string {
  const { datum_von, datePosted, datum } = data as { datum_von?: string; datePosted?: string; datum?: Day }
  const yesterday = plusDays(berlinDay(heute), -1)
  if (kind === 'vorlage' && datum) return momentOf(datum, '10:00')
  if (kind === 'sitzung' && datum_von) {
    const day = datum_von.slice(0, 10)
    return momentOf(day < yesterday ? plusDays(day, 1) : yesterday, '10:00')
  }
  const cameOut = kind === 'veranstaltung' ? undefined : (datum_von ?? datePosted)
  return cameOut ?? momentOf(yesterday < STAND ? yesterday : STAND, '10:00')
}
