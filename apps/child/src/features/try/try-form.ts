import { Form } from '@lykta/domain';
import content from './try-form.json';

/** Six questions of our forms, which a test compares with them: what is tried is what children answer. */
export const tryForm: Form = Form.parse(content);
