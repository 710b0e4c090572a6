import * as z from 'zod'

/** The number or key that a CMS gives to stored data; empty if it gives none. */
export const genannt = (most: number) => z.string().trim().max(most).default('')
