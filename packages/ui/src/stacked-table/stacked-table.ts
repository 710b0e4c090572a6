import styles from './stacked-table.module.css'

/**
 * Class of a table whose rows become blocks of label and value where its columns have no room: each cell carries its
 * label in `data-label`, the first cell of a row is its heading, and no one scrolls sideways for a
 * price. Browsers have kept a table a table with another `display` since 2023.
 */
export const stackedTable: string = styles.table ?? ''
