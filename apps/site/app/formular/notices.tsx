import styles from './formular.module.css'

/** Of a form that is not taken today. */
export const Closed = () => (
  <p className={styles.hinweis} role="status">
    Dieses Formular nimmt gerade nichts entgegen. Bitte rufen Sie uns an, wenn es dringend ist.
  </p>
)

/** Beside all other ways to the town, where its form cannot be had. */
export const NoForm = () => (
  <p className={styles.hinweis} role="status">
    Das Formular lässt sich gerade nicht laden. Bitte rufen Sie uns an oder schreiben Sie eine E-Mail.
  </p>
)

/** Of a confirmation that is too old to be shown again. */
export const Gone = () => (
  <p className={styles.hinweis} role="status">
    Diese Bestätigung lässt sich nicht mehr anzeigen. Wer nach dem Absenden eine Vorgangsnummer gelesen hat,
    dessen Formular ist angekommen.
  </p>
)
