/** The part of Formik that forms of the cabinet use. */

export type {
  FieldArrayRenderProps,
  FormikConfig,
  FormikContextType,
  FormikErrors,
  FormikHelpers,
  FormikTouched,
  FormikValues,
} from 'formik';
export {
  FieldArray,
  Form as FormikForm,
  Formik,
  FormikProvider,
  useField,
  useFormik,
  useFormikContext,
} from 'formik';
