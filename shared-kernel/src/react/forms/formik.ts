/** The part of Formik that forms of the cabinet use. */

export type {
  FormikContextType,
  FormikValues,
} from 'formik';
export {
  FormikProvider,
  useField,
} from 'formik';
