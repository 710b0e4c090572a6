import styles from './stacked-table.module.css'

/**
 * Class of a table whose rows become blocks of label and value on narrow screens, so that nobody scrolls
 * sideways: each cell has its label in `data-label`, and the first cell of a row is its heading. Since 2023
 * browsers keep the table semantics with another `display`.
 */
export const stackedTable: string = styles.table ?? ''
