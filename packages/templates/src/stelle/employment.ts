import type { EmploymentType } from '@rathausplatz/contract'

/** Kinds of employment as people say them. */
export const employmentLabels: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: 'Vollzeit',
  PART_TIME: 'Teilzeit',
  TEMPORARY: 'befristet',
  INTERN: 'Ausbildung und Praktikum',
  VOLUNTEER: 'Freiwilligendienst',
  OTHER: 'andere',
}

/** `Vollzeit oder Teilzeit`. */
export const employmentInWords = (types: readonly EmploymentType[]): string =>
  types.map(type => employmentLabels[type]).join(' oder ')
