/** Where a fact comes from, and when it was last seen there. */
type Beleg = { readonly quelle: string; readonly stand?: string }

/** An office of a state. What is not certain is absent: no line is better than a wrong one. */
export type Landesstelle = {
  readonly name: string
  /** The house that it belongs to. */
  readonly bei?: string
  readonly strasse?: string
  readonly ort?: string
  readonly telefon?: string
  readonly email?: string
  readonly website?: string
}

/** What the office is that helps if the town does not, with the title of its section. */
export const verfahren = {
  Beschwerdestelle: 'Beschwerdeverfahren',
  Durchsetzungsstelle: 'Durchsetzungsverfahren',
  Ombudsstelle: 'Ombudsverfahren',
  Schlichtungsstelle: 'Schlichtungsverfahren',
  Überwachungsstelle: 'Wenn unsere Antwort nicht hilft',
} as const

/** Names of laws stand as a sentence needs them: `gesetz` in the genitive, `verordnung` in the dative. */
export type Barrierefreiheitsrecht = Beleg & {
  readonly gesetz: string
  readonly kurz: string
  readonly paragraf?: string
  readonly verordnung?: string
  readonly art: keyof typeof verfahren
  /** How long people wait for an answer before they go there, in the dative: `einem Monat`. */
  readonly frist?: string
  /** What the procedure costs and needs. */
  readonly ablauf?: string
  /** The right of associations to sue. */
  readonly verbandsklage?: string
  readonly stelle: Landesstelle
}

export type Datenschutzrecht = Beleg & {
  readonly kurz: string
  /** The paragraph for tasks in the public interest. */
  readonly aufgabe?: string
  /** The paragraph for data of employees. */
  readonly beschaeftigte?: string
}

/** Whom people complain to about the use of their data. */
export type Datenschutzaufsicht = Beleg &
  Landesstelle & {
    /** Its name after „beschweren Sie sich“. */
    readonly beim: string
    readonly postanschrift?: string
  }

export type Kommunalrecht = Beleg & {
  readonly gesetz: string
  readonly kurz: string
  /** The council by law, in a municipality and in a town. */
  readonly rat: { readonly gemeinde: string; readonly stadt: string }
  readonly ladung?: Ladungsfrist
  /** What has to be announced, and why: a by-law, a meeting, a budget that is on display for seven days. */
  readonly bekanntmachung?: {
    readonly satzung?: string
    readonly sitzung?: string
    readonly haushalt?: string
  }
  /** How soon decisions stand on the website of a municipality. */
  readonly beschluesse?: { readonly binnen: string; readonly paragraf: string }
}

/** How long before a meeting its members are invited; without days, the rules of the council say it. */
export type Ladungsfrist = {
  readonly paragraf: string
  readonly tage?: number
  /** The days lie between the invitation and the day of the meeting; else the latter is the last of them. */
  readonly zwischen?: true
}

/** What the law of a state says, as far as pages and the desk use it. */
export type Landesrecht = {
  readonly barrierefreiheit: Barrierefreiheitsrecht
  readonly datenschutz: Datenschutzrecht
  readonly aufsicht: Datenschutzaufsicht
  /** Absent in states that are one municipality or two. */
  readonly kommunal?: Kommunalrecht
}
