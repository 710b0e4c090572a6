import type { CallAnswer, calls } from '@rathausplatz/contract'

/** What deviations for many offices change, as the preview shows it. */
export type Outlook = CallAnswer<typeof calls.redaktionZeitenVorschau>
