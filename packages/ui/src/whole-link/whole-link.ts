import styles from './whole-link.module.css'

/** Class of a box that leads as a whole where the link in its heading leads. */
export const wholeLink: string = styles.box ?? ''
