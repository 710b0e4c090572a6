import styles from './visually-hidden.module.css'

/** The style of `VisuallyHidden` as a class, for an element that cannot be wrapped. */
export const visuallyHidden: string = styles.hidden ?? ''

/** Hidden also while it has the focus, and in print: for fields and buttons that no person uses. */
export const unseen: string = styles.unseen ?? ''
