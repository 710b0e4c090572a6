import styles from './disclosure.module.css'

/** Class of `details` in a text: an arrow before the words of its `summary`. */
export const disclosure: string = styles.disclosure ?? ''
