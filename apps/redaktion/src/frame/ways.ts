import {
  Accessibility,
  Archive,
  BookUser,
  BriefcaseBusiness,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  ClipboardList,
  Construction,
  FileArchive,
  FilePenLine,
  FileText,
  FolderTree,
  Gavel,
  HandHelping,
  HardDriveDownload,
  History,
  Images,
  Import,
  Inbox,
  KeyRound,
  Landmark,
  LandPlot,
  LifeBuoy,
  Link2Off,
  type LucideIcon,
  MapPinOff,
  Megaphone,
  Menu,
  MessageCircleQuestionMark,
  MessagesSquare,
  Newspaper,
  Pin,
  ScrollText,
  Search,
  Settings,
  Signpost,
  Siren,
  Tags,
  TextSearch,
  Trash2,
  TriangleAlert,
  Truck,
  User,
  Users,
  UsersRound,
} from 'lucide-react'
import type { Kind } from '../kinds/kinds.ts'
import { useFrameData } from './frame-data.ts'

/** `words`: further search terms. */
type Way = { to: string; label: string; drawing: LucideIcon; words?: string }
type Group = { name: string; ways: readonly Way[] }

const WEBSITE = 'Website'
const NEWS = 'Aktuelles'
const TOWN_HALL = 'Rathaus'
const COUNCIL = 'Rat'
const CARE = 'Pflege'
const SET_UP = 'Einrichten'
const REST = 'Weitere Inhalte'

/** Kinds of record grouped by topic; a kind without a group is under "Weitere Inhalte". */
const GROUPS: readonly { name: string; kinds: readonly string[] }[] = [
  { name: NEWS, kinds: ['aktuelles', 'hinweis', 'veranstaltung', 'bekanntmachung', 'stelle'] },
  {
    name: TOWN_HALL,
    kinds: ['organisationseinheit', 'leistung', 'formular', 'terminangebot', 'lebenslage', 'baugebiet'],
  },
  { name: COUNCIL, kinds: ['sitzung', 'vorlage', 'gremium', 'ratsperson'] },
  { name: 'Verzeichnisse', kinds: ['verzeichnis', 'verzeichniseintrag'] },
  { name: 'Intranet', kinds: ['intranetbeitrag', 'archivdokument', 'intranetrubrik', 'archivthema'] },
  { name: CARE, kinds: [] },
  { name: SET_UP, kinds: ['stadt', 'menue', 'rubrik', 'suchbegriff', 'weiterleitung'] },
]

const DRAWINGS: Readonly<Record<string, LucideIcon>> = {
  aktuelles: Newspaper,
  archivdokument: FileArchive,
  archivthema: Archive,
  baugebiet: LandPlot,
  bekanntmachung: Megaphone,
  formular: FilePenLine,
  gremium: Users,
  hinweis: TriangleAlert,
  intranetbeitrag: MessagesSquare,
  intranetrubrik: Tags,
  konto: UsersRound,
  lebenslage: LifeBuoy,
  leistung: HandHelping,
  medium: Images,
  menue: Menu,
  organisationseinheit: Landmark,
  ratsperson: User,
  rubrik: Tags,
  seite: FolderTree,
  sitzung: Gavel,
  stadt: Settings,
  stelle: BriefcaseBusiness,
  suchbegriff: Search,
  terminangebot: CalendarClock,
  veranstaltung: CalendarDays,
  verzeichnis: BookUser,
  verzeichniseintrag: Building2,
  vorlage: ScrollText,
  weiterleitung: Signpost,
}

/** Further search terms of a kind. */
const WORDS: Readonly<Record<string, string>> = {
  baugebiet: 'Bauplatz Bauen Grundstück Neubau',
  archivdokument: 'Vordruck Formular Dienstvereinbarung Protokoll PDF intern',
  archivthema: 'Ordner Kategorie Archiv intern',
  formular: 'Antrag Online-Dienst Fragen melden Anmeldung',
  gremium: 'Ausschuss Fraktion Ortschaftsrat Gemeinderat',
  hinweis: 'Warnung Sperrung Störung geschlossen Sturm Eilmeldung Popup Banner',
  intranetbeitrag: 'Mitarbeiter Beschäftigte intern Rundschreiben Dienstanweisung',
  intranetrubrik: 'Kategorie Thema intern',
  lebenslage: 'Heiraten Geburt Umzug Sterbefall',
  leistung: 'Ausweis Pass Antrag Gebühr Dienstleistung Formular Müll Abfall',
  menue: 'Navigation Hauptmenü Fußzeile Menüpunkt',
  organisationseinheit: 'Rathaus Abteilung Sachgebiet Kita Schule Bücherei Freibad Telefon Ansprechpartner',
  ratsperson: 'Stadtrat Stadträtin Gemeinderat Fraktion',
  rubrik: 'Kategorie Thema Schlagwort',
  sitzung: 'Gemeinderat Ausschuss Tagesordnung Niederschrift Einladung Beschluss',
  stadt: 'Einstellungen Impressum Adresse Telefon Rathaus Bürgermeister Logo Wappen',
  suchbegriff: 'Synonym Suche Treffer',
  terminangebot: 'Terminvergabe Anliegen Schalter Onlinetermin buchen',
  verzeichnis: 'Vereine Branchen Liste',
  verzeichniseintrag: 'Verein Firma Gewerbe Arzt Gaststätte Hotel',
  vorlage: 'Drucksache Antrag Anfrage Beschluss',
  weiterleitung: 'Umleitung Redirect alte Adresse Kurzadresse',
}

export const drawingOf = (art: string): LucideIcon => DRAWINGS[art] ?? FileText

/** Pages are listed as a tree. */
const TREE = '/seiten'

type Rights = ReadonlySet<string>

/** Links that belong to no kind, after the kinds of their group, for accounts with the right. */
const OTHERS: readonly {
  group: string
  way: Way
  /** True if the link stands before the kinds, because it is used most in this group. */
  isFirst?: true
  mayUse: (own: Rights, kinds: readonly Kind[]) => boolean
}[] = [
  {
    group: WEBSITE,
    way: {
      to: '/medien',
      words: 'Foto Bild Datei PDF hochladen Mediathek Logo',
      label: 'Bilder und Dokumente',
      drawing: Images,
    },
    mayUse: own => own.has('medien-pflegen'),
  },
  {
    group: WEBSITE,
    way: {
      to: '/eingaenge',
      words: 'Posteingang Nachricht Mail Kontakt Formular Antrag Einsendung Vorgang beantworten Anmeldung',
      label: 'Eingänge',
      drawing: Inbox,
    },
    mayUse: own => own.has('eingaenge-lesen'),
  },
  {
    group: WEBSITE,
    way: {
      to: '/pinnwand',
      words: 'Schwarzes Brett Kleinanzeigen Fundsachen prüfen freigeben sperren gemeldet',
      label: 'Pinnwand',
      drawing: Pin,
    },
    mayUse: own => own.has('pinnwand-pruefen'),
  },
  {
    group: WEBSITE,
    way: {
      to: '/verzeichnisvorschlaege',
      words: 'Verzeichnis Verein Betrieb vorgeschlagen Eintrag prüfen freigeben sperren',
      label: 'Vorschläge',
      drawing: BookUser,
    },
    mayUse: own => own.has('pinnwand-pruefen'),
  },
  {
    group: WEBSITE,
    way: {
      to: '/schaeden',
      words: 'Schadensmelder Mängel kaputt Laterne Schlagloch Müll Meldung bearbeiten',
      label: 'Schäden',
      drawing: Construction,
    },
    mayUse: own => own.has('schaeden-bearbeiten'),
  },
  {
    group: WEBSITE,
    way: {
      to: '/papierkorb',
      words: 'gelöscht löschen wiederherstellen zurückholen',
      label: 'Papierkorb',
      drawing: Trash2,
    },
    mayUse: (_, kinds) => kinds.some(({ rechte }) => rechte.includes('loeschen')),
  },
  {
    group: NEWS,
    way: {
      to: '/warnungen',
      words: 'NINA DWD Wetter Unwetter Katastrophenschutz Warnapp amtlich',
      label: 'Warnungen',
      drawing: Siren,
    },
    mayUse: (_, kinds) => kinds.some(({ art }) => art === 'hinweis'),
  },
  {
    group: TOWN_HALL,
    isFirst: true,
    way: {
      to: '/termine',
      words: 'Terminvergabe Schalter Bürgerbüro Standesamt buchen verschieben absagen Sperrzeit',
      label: 'Termine im Amt',
      drawing: CalendarClock,
    },
    mayUse: own => own.has('termine-fuehren'),
  },
  {
    group: TOWN_HALL,
    way: {
      to: '/abfall',
      words:
        'Müll Tonne Abfuhrkalender Tour Straße verschieben Restmüll Biotonne Papier Gelbe Tonne einlesen',
      label: 'Abfuhr',
      drawing: Truck,
    },
    mayUse: own => own.has('abfall-pflegen'),
  },
  {
    group: COUNCIL,
    isFirst: true,
    way: {
      to: '/ratsbuero',
      words: 'Sitzung vorbereiten einladen Einladung Tagesordnung Niederschrift Beschlüsse Gemeinderat',
      label: 'Ratsbüro',
      drawing: CalendarCheck,
    },
    mayUse: own => own.has('rat-vorbereiten'),
  },
  {
    group: CARE,
    way: {
      to: '/pflege/bestand',
      words: 'Übersicht veraltet Verantwortliche Zuständig Wiedervorlage alle Inhalte',
      label: 'Bestand',
      drawing: ClipboardList,
    },
    mayUse: own => own.has('inhalte-lesen'),
  },
  {
    group: CARE,
    way: {
      to: '/pflege/barrierefreiheit',
      words: 'BITV Alternativtext Kontrast Prüfbericht',
      label: 'Barrierefreiheit',
      drawing: Accessibility,
    },
    mayUse: own => own.has('inhalte-lesen'),
  },
  {
    group: CARE,
    way: {
      to: '/pflege/rueckmeldungen',
      words: 'hilfreich Lob Kritik Meinung',
      label: 'Rückmeldungen',
      drawing: MessageCircleQuestionMark,
    },
    mayUse: own => own.has('inhalte-lesen'),
  },
  {
    group: CARE,
    way: {
      to: '/pflege/links',
      words: 'Fehler 404 tot defekt Linkprüfung',
      label: 'Kaputte Links',
      drawing: Link2Off,
    },
    mayUse: own => own.has('inhalte-lesen'),
  },
  {
    group: CARE,
    way: {
      to: '/pflege/adressen',
      words: '404 nicht gefunden Fehlerseite',
      label: 'Fehlende Adressen',
      drawing: MapPinOff,
    },
    mayUse: own => own.has('weiterleitungen-pflegen'),
  },
  {
    group: CARE,
    way: {
      to: '/pflege/suche',
      words: 'Suchwörter vergeblich ohne Treffer',
      label: 'Suche der Website',
      drawing: TextSearch,
    },
    mayUse: own => own.has('suchworte-pflegen'),
  },
  {
    group: SET_UP,
    way: {
      to: '/uebernahme',
      words: 'Import Excel CSV WordPress alte Website',
      label: 'Inhalte übernehmen',
      drawing: Import,
    },
    mayUse: own => own.has('inhalte-schreiben'),
  },
  {
    group: SET_UP,
    way: {
      to: '/ausfuhr',
      words: 'Ausfuhr ausführen Export exportieren Backup Sicherung Kopie Umzug Zip',
      label: 'Alles herunterladen',
      drawing: HardDriveDownload,
    },
    mayUse: own => own.has('stadt-ausfuehren'),
  },
  {
    group: SET_UP,
    way: {
      to: '/konten',
      words: 'Benutzer Nutzer Rechte Rolle Kollegen Mitarbeiter sperren',
      label: 'Konten',
      drawing: UsersRound,
    },
    mayUse: own => own.has('konten-verwalten'),
  },
  {
    group: SET_UP,
    way: {
      to: '/zugaenge',
      words: 'API Schnittstelle Schlüssel Token',
      label: 'Zugänge für Programme',
      drawing: KeyRound,
    },
    mayUse: own => own.has('zugaenge-verwalten'),
  },
  {
    group: SET_UP,
    way: {
      to: '/protokoll',
      words: 'Verlauf wer hat was geändert Änderungen Log',
      label: 'Protokoll',
      drawing: History,
    },
    mayUse: own => own.has('protokoll-lesen'),
  },
]

/** Returns the list of a kind. */
export const listOf = (art: string): string => `/inhalte/${art}`

/** Returns the screen that lists documents of a kind. */
export const homeOf = (art: string): string => (art === 'seite' ? TREE : listOf(art))

/** Returns the links of the navigation for this account, the most used first. */
export function useWays(): readonly Group[] {
  const { kinds, session } = useFrameData()
  return groupsOf(kinds, session.rechte)
}

export function groupsOf(kinds: readonly Kind[], rights: readonly string[]): readonly Group[] {
  const named = new Set(GROUPS.flatMap(({ kinds }) => kinds))
  const rest = kinds.flatMap(({ art }) => (named.has(art) || art === 'seite' ? [] : [art]))
  const groups = [{ name: WEBSITE, kinds: ['seite'] }, ...GROUPS, { name: REST, kinds: rest }]
  const own: Rights = new Set(rights)
  return groups.flatMap(group => {
    const ways = group.kinds.flatMap(art => {
      const kind = kinds.find(one => one.art === art)
      if (!kind) return []
      const words = WORDS[art]
      const way = { to: homeOf(art), label: kind.label.many, drawing: drawingOf(art) }
      return [{ ...way, ...(words ? { words } : {}) }]
    })
    for (const { group: place, way, isFirst, mayUse } of OTHERS) {
      if (place !== group.name || !mayUse(own, kinds)) continue
      if (isFirst) ways.unshift(way)
      else ways.push(way)
    }
    return ways.length > 0 ? [{ name: group.name, ways }] : []
  })
}
