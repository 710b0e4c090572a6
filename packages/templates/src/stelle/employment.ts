import type { EmploymentType } from '@rathausplatz/contract'
import { employmentLabels } from '@rathausplatz/contract/labels'

/** `Vollzeit oder Teilzeit, befristet`: only full time and part time exclude each other. */
export function employmentInWords(types: readonly EmploymentType[]): string {
  const isTime = (type: EmploymentType) => type === 'FULL_TIME' || type === 'PART_TIME'
  const wordsOf = (some: readonly EmploymentType[]) => some.map(type => employmentLabels[type])
  const times = wordsOf(types.filter(isTime)).join(' oder ')
  return [times, ...wordsOf(types.filter(type => !isTime(type)))].filter(Boolean).join(', ')
}
