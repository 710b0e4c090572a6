import { field } from '@rathausplatz/contract'
import * as z from 'zod'

/** Fields above a link into an area behind a log-in. */
export const wayInContext = (titel: string) =>
  z.object({
    titel: field.line({ label: 'Titel' }).default(titel),
    text: field.plainText({ label: 'Text', max: 500 }).default(''),
  })
