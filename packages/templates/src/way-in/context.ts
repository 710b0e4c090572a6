import { field } from '@rathausplatz/contract'
import * as z from 'zod'

/** Fields above a link into a room. */
export const wayInContext = (titel: string) =>
  z.object({
    titel: field.line({ label: 'Titel' }).default(titel),
    text: field.plainText({ label: 'Text', max: 500 }).default(''),
  })
