import { createHash } from 'node:crypto'
import type { Form } from './form.ts'

/** Returns a mark of what a form asks and says: it changes when an editor changes a question or a price. */
export const fassungOf = ({ titel, einleitung, zweck, schritte }: Form): string =>
  createHash('sha256')
    .update(JSON.stringify([titel, einleitung, zweck, schritte]))
    .digest('base64url')
    .slice(0, 8)
