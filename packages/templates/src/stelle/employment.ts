import type { EmploymentType } from '@rathausplatz/contract'
import { employmentLabels } from '@rathausplatz/contract/labels'

/** `Vollzeit oder Teilzeit`. */
export const employmentInWords = (types: readonly EmploymentType[]): string =>
  types.map(type => employmentLabels[type]).join(' oder ')
