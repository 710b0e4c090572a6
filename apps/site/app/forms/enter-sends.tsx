import { unseen } from '@rathausplatz/ui'

/**
 * The first submit button of a form, so that Enter sends the form instead of pressing a button inside it, such
 * as one that removes a photo.
 */
export const EnterSends = () => (
  <button type="submit" tabIndex={-1} aria-hidden="true" className={unseen}>
    Absenden
  </button>
)
