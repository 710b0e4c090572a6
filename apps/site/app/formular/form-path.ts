import { KONTAKTFORMULAR } from '@rathausplatz/contract/kontaktformular'

/** Where a form is filled in: that of the page `/kontakt` upon it (spec §2). */
export const formPath = (slug: string): string =>
  slug === KONTAKTFORMULAR ? '/kontakt' : `/formulare/${slug}`
