import { CapEditor } from '@cabinet/members';

export default CapEditor;
