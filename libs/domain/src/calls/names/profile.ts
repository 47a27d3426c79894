/** Calls for a child's profile, persons and homes. */
export const READ_PROFILE = 'GET /clients/profile';
export const SET_AVATAR = 'PUT /clients/profile/avatar';
export const SET_BIRTH_YEAR = 'PUT /clients/profile/birthyear';
export const SET_GENDER = 'PUT /clients/profile/gender';
export const ADD_PERSON = 'POST /clients/profile/persons';
export const CHANGE_PERSON = 'PATCH /clients/profile/persons/:id';
export const DELETE_PERSON = 'DELETE /clients/profile/persons/:id';
export const ADD_HOUSE = 'POST /clients/profile/houses';
export const CHANGE_HOUSE = 'PATCH /clients/profile/houses/:id';
export const DELETE_HOUSE = 'DELETE /clients/profile/houses/:id';
export const SET_HOUSE_PERSONS = 'PUT /clients/profile/houses/:id/persons';
