import {
  Archive,
  BookUser,
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  CalendarDays,
  FileArchive,
  FilePenLine,
  FileText,
  FolderTree,
  Gavel,
  HandHelping,
  Images,
  Landmark,
  LandPlot,
  LifeBuoy,
  type LucideIcon,
  Megaphone,
  Menu,
  MessagesSquare,
  Newspaper,
  ScrollText,
  Search,
  Settings,
  Signpost,
  Tags,
  TriangleAlert,
  User,
  Users,
  UsersRound,
} from 'lucide-react'

const DRAWINGS: Readonly<Record<string, LucideIcon>> = {
  aktuelles: Newspaper,
  archiv: Archive,
  archivdokument: FileArchive,
  archivthema: FolderTree,
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
  archiv: 'Ordner Mappe Vordruck Vereinbarung intern',
  archivthema: 'Kategorie Überschrift Archiv intern',
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

/** Returns the further search terms of a kind, as a part of its link. */
export const wordsOf = (art: string): { readonly words?: string } => {
  const words = WORDS[art]
  return words === undefined ? {} : { words }
}

export const drawingOf = (art: string): LucideIcon => DRAWINGS[art] ?? FileText

/** Pages are listed as a tree. */
const TREE = '/seiten'

/** Returns the list of a kind. */
export const listOf = (art: string): string => `/inhalte/${art}`

/** Returns the screen that lists documents of a kind. */
export const homeOf = (art: string): string => (art === 'seite' ? TREE : listOf(art))
