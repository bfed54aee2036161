/** Stands in for the names of status codes that axios hands out: nobody reads them. */
export default {};
