/** German names of the types and fields of OParl, for the report: not everybody who reads it knows OParl. */

const TYPES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Body: ['Körperschaft', 'Körperschaften'],
  Organization: ['Gremium', 'Gremien'],
  Person: ['Person', 'Personen'],
  Membership: ['Mitgliedschaft', 'Mitgliedschaften'],
  Meeting: ['Sitzung', 'Sitzungen'],
  AgendaItem: ['Tagesordnungspunkt', 'Tagesordnungspunkte'],
  Paper: ['Vorlage', 'Vorlagen'],
  Consultation: ['Beratung', 'Beratungen'],
  LegislativeTerm: ['Wahlperiode', 'Wahlperioden'],
}

export const oneOf = (type: string): string => TYPES[type]?.[0] ?? type
export const listOfAll = (type: string): string => `Liste der ${TYPES[type]?.[1] ?? type}`

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Name',
  shortName: 'Kurzname',
  start: 'Beginn',
  end: 'Ende',
  startDate: 'Beginn',
  endDate: 'Ende',
  date: 'Datum',
  created: 'Anlage',
  paperType: 'Art',
  reference: 'Nummer',
  number: 'Nummer',
  result: 'Ergebnis',
  resolutionText: 'Beschluss',
  life: 'Lebenslauf',
  role: 'Aufgabe',
  cancelled: 'Absage',
  votingRight: 'Stimmrecht',
}

/** „Beginn („start“)“; the bare name of a field that has no German one. */
export const fieldInWords = (name: string): string =>
  FIELDS[name] === undefined ? `„${name}“` : `${FIELDS[name]} („${name}“)`
