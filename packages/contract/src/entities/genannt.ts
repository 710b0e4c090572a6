import * as z from 'zod'

/** What a CMS names something by that it has stored; empty where it names it by nothing. */
export const genannt = (most: number) => z.string().trim().max(most).default('')
