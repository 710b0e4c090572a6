import styles from './header-button.module.css'

/** Class of a button or link of the header: a drawing with its word below. */
export const headerButton: string = styles.button ?? ''
