import styles from './disclosure.module.css'

/** Class for `details` in a text: shows an arrow before the `summary`. */
export const disclosure: string = styles.disclosure ?? ''
