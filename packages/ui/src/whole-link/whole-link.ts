import styles from './whole-link.module.css'

/** Class of a box that is clickable as a whole: it has the target of the link in its heading. */
export const wholeLink: string = styles.box ?? ''
