import styles from './formular.module.css'

/** Message of a form that is closed today. */
export const Closed = () => (
  <p className={styles.hinweis} role="status">
    Dieses Formular nimmt gerade nichts entgegen. Bitte rufen Sie uns an, wenn es dringend ist.
  </p>
)

/** Message if the form cannot be loaded; the other contacts of the town are shown beside it. */
export const NoForm = () => (
  <p className={styles.hinweis} role="status">
    Das Formular lässt sich gerade nicht laden. Bitte rufen Sie uns an oder schreiben Sie eine E-Mail.
  </p>
)

/** Message for a confirmation that has expired. */
export const Gone = () => (
  <p className={styles.hinweis} role="status">
    Diese Bestätigung lässt sich nicht mehr anzeigen. Wer nach dem Absenden eine Vorgangsnummer gelesen hat,
    dessen Formular ist angekommen.
  </p>
)
