import styles from './header-button.module.css'

/** Class of a button or link of the header: an icon with its text below. */
export const headerButton: string = styles.button ?? ''
